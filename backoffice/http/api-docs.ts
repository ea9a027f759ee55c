import { Router, type RequestHandler } from 'express';
import swaggerUi from 'swagger-ui-express';
import { openApiDocument } from '#shared/contract/openapi/open-api-document.ts';

/** Serves the OpenAPI document at `/openapi.json` and its reader at `/docs`. */
export function createApiDocs(basePath: string): Router {
  // Built on the first request, because it takes as long as the rest of the start.
  let built: ReturnType<typeof openApiDocument> | undefined;
  const document = () => (built ??= openApiDocument(basePath));
  const router = Router();
  router.get('/openapi.json', (_request, response) => {
    response.json(document());
  });
  const showReader: RequestHandler = (request, response, next) => {
    const show = swaggerUi.setup(document(), { customSiteTitle: 'Back office API' });
    show(request, response, next);
  };
  router.use('/docs', swaggerUi.serve, showReader);
  return router;
}
