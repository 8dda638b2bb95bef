# Two stages: the first has Node and builds the client and the wheel, the second only runs what was built.
#
#   docker build -t sylvarium .                     rules are interpreted until they are compiled, in the background
#   docker build -t sylvarium --build-arg COMPILE=1 .   rules compiled in the image, for processors like this one
#
# `deploy/check` runs what can be run of this without Docker, in a fresh clone.

FROM node:22-bookworm-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends lld python3-venv && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY web/package.json web/package-lock.json web/
RUN cd web && npm ci --no-audit --no-fund --loglevel=error
COPY . .
RUN cd web && npm run build
RUN python3 -m venv /tools
RUN /tools/bin/python -m pip install -q --disable-pip-version-check --require-hashes -r locks/build.txt
RUN /tools/bin/python -m pip install -q --disable-pip-version-check --no-cache-dir --require-hashes -r locks/play.txt
RUN PYTHONPATH=src /tools/bin/python -m sylvarium.command_line.cli wasm
RUN /tools/bin/python -m pip wheel -q --disable-pip-version-check --no-deps --no-build-isolation -w /dist .

FROM python:3.13-slim-bookworm
RUN useradd --uid 10001 --create-home sylvarium && install -d -o sylvarium /data
COPY locks/play.txt /dist/play.txt
RUN python3 -m venv /opt/sylvarium
RUN /opt/sylvarium/bin/python -m pip install -q --disable-pip-version-check --no-cache-dir --require-hashes -r /dist/play.txt
COPY --from=build /dist/ /dist/
RUN /opt/sylvarium/bin/python -m pip install -q --disable-pip-version-check --no-cache-dir --no-deps --no-index /dist/*.whl
ENV PATH=/opt/sylvarium/bin:$PATH DATABASE_URL=sqlite:////data/tables.sqlite SYLVARIUM_LOG_JSON=1
USER sylvarium
WORKDIR /data
ARG COMPILE=0
RUN mkdir -p /home/sylvarium/.cache && if [ "$COMPILE" = 1 ]; then sylvarium compile; fi
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 \
  CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/health', timeout=8)"]
CMD ["sylvarium", "serve", "--host", "0.0.0.0", "--port", "8000"]
