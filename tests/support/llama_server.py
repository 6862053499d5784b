"""llama.cpp's own server around a GGUF file, by the package xllamacpp: `python llama_server.py FILE`.

Says its address on one line, and serves until its stdin is closed. Runs with the interpreter that has the package.
"""

import sys

import xllamacpp  # type: ignore[import-not-found]


def main(file: str, context: str = "2048") -> None:
    params = xllamacpp.CommonParams()
    params.model.path = file
    params.n_ctx = int(context)
    params.n_parallel = 1
    params.cpuparams.n_threads = params.cpuparams_batch.n_threads = 1
    params.port = 0
    server = xllamacpp.Server(params)
    print(f"listening at {server.listening_address}/v1", flush=True)
    sys.stdin.read()


if __name__ == "__main__":
    main(*sys.argv[1:])
