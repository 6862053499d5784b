"""Code that cannot run as it is: a module that nobody has. Guided, it runs all the same."""

import weather_nobody_has

report = weather_nobody_has.today("Ghent")
if report.rain > 0.5:
    print("take an umbrella")
else:
    print("leave it at home, it is", report.sky)
