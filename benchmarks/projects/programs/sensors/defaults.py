WINDOW = 3
LIMITS = {"temperature": (-10, 35), "humidity": (20, 80)}
UNITS = {"temperature": "°C", "humidity": "%"}
