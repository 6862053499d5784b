"""The Debug Adapter Protocol over a session: thin, requests named after the protocol's."""
