import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { officePages } from './office-pages.ts';

async function get(url: string, headers: Record<string, string> = {}) {
  const app = Fastify();
  officePages(app, { office: { page: async () => '<!doctype html>', close: async () => {} }, development: false });
  return app.inject({ url, headers });
}

test.each(['/admin', '/admin/', '/admin/settings/staff?x=1'])(
  '%s is the document of the office, for nobody else',
  async (url) => {
    const { statusCode, headers, body } = await get(url);
    expect([statusCode, body]).toEqual([200, '<!doctype html>']);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const policy = String(headers['content-security-policy']);
    for (const rule of [`default-src 'none'`, `script-src 'self'`, `connect-src 'self'`, `frame-ancestors 'none'`])
      expect(policy.split('; ')).toContain(rule);
    expect(policy).not.toContain('unsafe');
  },
);

test('an unknown call is no page', async () => {
  const { statusCode, headers } = await get('/admin/api/nothing');
  expect(statusCode).toBe(404);
  expect(headers['content-type']).toContain('application/json');
});
