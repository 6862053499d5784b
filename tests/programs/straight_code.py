"""Assignments one after another, without any jump."""
width = 7
height = width * 2 - 3
area = width * height
label = "area " + str(area)
pair = (width, height)
first, second = pair
first, second = second, first
total = sum(pair) // 2
flags = [area > 70, not label, first == height]
print(label, total, flags)
