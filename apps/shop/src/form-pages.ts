import { RefusedRequest } from '@brixel/platform/http/errors';
import { routeTable } from '@brixel/storefront/config/route-table';
import { storeAt } from '@brixel/storefront/config/store-place';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { ServedNow } from './stores-now.ts';

type SendPage = (request: FastifyRequest, reply: FastifyReply, address?: string) => Promise<FastifyReply>;

/** Room for every field of the longest form, escaped. */
const LONGEST_FORM = 32 * 1024;

/** Mail programs that unsubscribe at the press of a button may use the second (RFC 8058). */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Forms that browsers without scripts send to the page itself. They come as text: the page's own code reads them. */
export const formPages =
  (
    sendPage: SendPage,
    { served, prefixes }: ServedNow,
    /** where a page is now whose store was closed or has got another address */
    movedAddress: (request: FastifyRequest) => string | null,
  ): FastifyPluginAsync =>
  async (scope: FastifyInstance) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      FORM_TYPES,
      { parseAs: 'string', bodyLimit: LONGEST_FORM },
      async (request: FastifyRequest, body: string) => {
        if (await isForm(body, request.headers['content-type'] ?? '')) return body;
        throw new RefusedRequest('BAD_REQUEST');
      },
    );
    for (const { path, takesForms } of routeTable)
      if (takesForms)
        for (const prefix of prefixes)
          scope.post(`${prefix}/${path}`, async (request, reply) => {
            const { host, url: pathname } = request;
            const isThere = storeAt(served(), { host, pathname }).prefix === prefix;
            if (isThere) return sendPage(request, reply);
            // it is answered here: mail programs that unsubscribe follow no redirect
            const address = movedAddress(request);
            return address ? sendPage(request, reply, address) : reply.callNotFound();
          });
  };

/** Some are malformed, such as a multipart body without its boundary. */
const isForm = (body: string, type: string): Promise<boolean> =>
  new Response(body, { headers: { 'content-type': type } }).formData().then(
    () => true,
    () => false,
  );
