"""Values at one moment: as snapshots, as text, and expressions over them that run nobody's code."""
