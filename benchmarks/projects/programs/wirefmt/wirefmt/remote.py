import zmq

from .tlv import encode


def send(socket: "zmq.Socket", reading) -> None:
    socket.send(encode(reading))
