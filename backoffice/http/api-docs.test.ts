import { describe, expect, it } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { openApiDocument } from '#shared/contract/openapi/open-api-document.ts';
import { createApiDocs } from './api-docs.ts';

describe('API documentation', () => {
  it('OpenAPI document: a request to /openapi.json returns it, and /docs shows it', async () => {
    const app = express().use(createApiDocs('/api/v1/'));
    expect((await request(app).get('/openapi.json')).body).toEqual(openApiDocument('/api/v1/'));
    const page = await request(app).get('/docs/');
    expect([page.status, page.type]).toEqual([200, 'text/html']);
    expect(page.text).toContain('Back office API');
  });
});
