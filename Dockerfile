# Two images from sources, the storefront and its reference back office: `docker build --target storefront` (the default)
# and `--target backoffice`. `scripts/build-image.ts` runs these steps without a container engine.
FROM node:26.10.0-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY shared/package.json ./shared/
COPY admin/package.json ./admin/
COPY backoffice/package.json ./backoffice/
COPY scripts/workspace/package.json ./scripts/workspace/
RUN npm ci --loglevel=error
COPY . .
RUN node scripts/build.ts

FROM node:26.10.0-slim AS storefront-packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --workspaces=false --loglevel=error

FROM node:26.10.0-slim AS backoffice-packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY shared/package.json ./shared/
COPY backoffice/package.json ./backoffice/
RUN npm ci --omit=dev --workspace=shared --workspace=backoffice --loglevel=error

FROM node:26.10.0-slim AS backoffice
ENV NODE_ENV=production DATA_DIR=/data BACKOFFICE_HOST=0.0.0.0 BACKOFFICE_PORT=3001 MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=backoffice-packages /app/node_modules ./node_modules
COPY --from=build /app/dist/backoffice ./dist/backoffice
COPY --from=build /app/dist/admin ./dist/admin
COPY package.json LICENSE NOTICE ./
COPY backoffice/geography ./backoffice/geography
COPY demo-shop ./demo-shop
COPY backoffice/documents/fonts ./backoffice/documents/fonts
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3001
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s CMD node -e "fetch('http://127.0.0.1:'+process.env.BACKOFFICE_PORT+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"
CMD ["node", "dist/backoffice/main.js"]

FROM node:26.10.0-slim AS storefront
ENV NODE_ENV=production PORT=3000 MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=storefront-packages /app/node_modules ./node_modules
COPY --from=build /app/dist/client ./dist/client
COPY --from=build /app/dist/server ./dist/server
COPY package.json LICENSE NOTICE ./
COPY deploy/share-assets.sh ./deploy/
USER node
EXPOSE 3000
# The container of an empty shop is healthy: it serves the page that says so.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD node -e "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then(async r=>process.exit(r.ok||(await r.text()).includes('the shop is empty')?0:1)).catch(()=>process.exit(1))"
CMD ["node", "dist/server/main.js"]
