import { OFFICE_API_ROOT, OFFICE_ROOT } from '@brixel/contract/office/office-paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MountedOffice } from './office-kind.ts';
import { officeHeaders } from './security-headers.ts';

interface OfficePageOptions {
  office: MountedOffice;
  development: boolean;
}

/** Everything below the office's root that is neither a call nor a file is the document of its app, which knows its pages. */
export function officePages(app: FastifyInstance, { office, development }: OfficePageOptions): void {
  const headers = officeHeaders(development);
  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (await office.handle?.(request, reply)) return reply.hijack();
    return reply.headers(headers).send(await office.page(request.url));
  }
  for (const address of [OFFICE_ROOT, `${OFFICE_ROOT}/*`]) app.get(address, sendPage);
  app.get(`${OFFICE_API_ROOT}/*`, async (_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').send({ code: 404, result: 'Not found' }),
  );
}
