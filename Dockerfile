# Server and judge in one image; compose.yaml starts both with PostgreSQL. What a judge in a container needs: docs/deploy.md
# Debian's pg_dump has to be as new as the database (compose.yaml: postgres:15).
FROM node:24-bookworm-slim AS base
RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates g++ python3 gdb postgresql-client \
  && rm -rf /var/lib/apt/lists/*

FROM base AS build
WORKDIR /opt/aosai/app
COPY . .
RUN npm ci && npm run build

FROM base
# Never root: a flaw in the server would own the container, and the judge would rather have name spaces than an account.
RUN useradd --system --create-home --home-dir /opt/aosai aosai \
  && install -d -o aosai -g aosai -m 0700 /var/lib/aosai /var/cache/aosai-judge
COPY --from=build /opt/aosai/app /opt/aosai/app
WORKDIR /opt/aosai/app
# docker build --build-arg COMMIT=$(git rev-parse HEAD) .
ARG COMMIT=
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 AOSAI_TRUST_PROXY=1 AOSAI_ACCESS_LOG=1 AOSAI_DATA=/var/lib/aosai \
  JUDGE_CACHE=/var/cache/aosai-judge AOSAI_COMMIT=$COMMIT
USER aosai
EXPOSE 3000
# The program runs on the project's own Node, which npm has installed.
CMD ["node_modules/.bin/node", "packages/server/src/main.ts"]
