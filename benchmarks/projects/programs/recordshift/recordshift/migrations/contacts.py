import re

from ..registry import MigrationError, migration


def normalise_phone(text):
    digits = re.sub(r"[^\d+]", "", text)
    if digits.startswith("00"):
        digits = "+" + digits[2:]
    return digits if digits.startswith("+") else "+49" + digits.lstrip("0")


@migration(4)
def contacts_list(record):
    """phone and mail become a list of contacts"""
    contacts = []
    if phone := record.pop("phone", None):
        contacts.append({"kind": "phone", "value": normalise_phone(phone)})
    if mail := record.pop("mail", None):
        if "@" not in mail:
            raise MigrationError("no mail address", record)
        contacts.append({"kind": "mail", "value": mail.lower()})
    record["contacts"] = contacts
    return record


@migration(5)
def preferred(record):
    """the first contact is the preferred one"""
    record["contacts"] = [dict(c, preferred=i == 0) for i, c in enumerate(record["contacts"])]
    return record
