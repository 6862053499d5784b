import base64
import zlib

import wirefmt
from wirefmt.shapes import Quality, Reading, WireError


def as_json(seconds, **fields):
    return wirefmt.dumps(Reading.after(seconds, **fields))


def through_bytes(seconds, sensor, value):
    reading = Reading.after(seconds, sensor=sensor, value=value, quality=Quality.CALIBRATED)
    again = wirefmt.decode(wirefmt.encode(reading))
    return again == reading, again.quality.name


def checked(text):
    """'BASE64:crc' -> reading."""
    body, _, crc = text.rpartition(":")
    data = base64.b64decode(body)
    if f"{zlib.crc32(data):08x}" != crc:
        raise WireError("checksum is wrong")
    return wirefmt.decode(data)


def value_of(text):
    try:
        return wirefmt.loads(text).value
    except (WireError, KeyError, AttributeError) as error:
        return f"{type(error).__name__}: {error}"


def publish(address, reading):
    from wirefmt.remote import send  # optional

    return send(address, reading)
