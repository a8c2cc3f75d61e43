import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import { PICTURE_LIMITS } from '@brixel/contract/office/picture-limits';
import type { FastifyInstance } from 'fastify';
import type { PictureKind } from '../media/intake.worker.ts';
import { describePicture, findPicture, listPictures, removePicture, storePicture } from '../media/picture-store.ts';
import { recordChange } from './audit.ts';
import { mountOffice, type OfficeCall } from './mount-office.ts';
import { officeFail } from './office-failures.ts';
import type { OfficeTools } from './office-tools.ts';
import type { SignedIn } from './staff-sessions.ts';

type Upload = Pick<
  OfficeCall<unknown, { name: string }, unknown, SignedIn>,
  'request' | 'query' | 'staff' | 'requestId'
>;

export function mountPictures(app: FastifyInstance, { db, pictures, now }: OfficeTools): void {
  // the content says what it is; what a browser calls it does not count
  app.addContentTypeParser(/^(?:image\/|application\/octet-stream)/, { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  mountOffice(app, officeEndpoints['pictures.list'], () => listPictures(db));

  const takeIn =
    (action: 'pictures.upload' | 'pictures.uploadLogo', kind: PictureKind) =>
    async ({ request, query: { name }, staff, requestId }: Upload) => {
      const content = request.body;
      if (!Buffer.isBuffer(content) || content.length === 0) return officeFail('NOT_A_PICTURE');
      const taken = await pictures.read({ kind, content });
      if (!taken) return officeFail('TOO_MANY_REQUESTS');
      if ('refused' in taken) return officeFail(taken.refused);
      return db.transaction().execute(async (tx) => {
        const { picture, isNew } = await storePicture(tx, { ...taken, kind, name }, now());
        if (isNew) await recordChange(tx, { staff, requestId, action, subject: name || picture.id });
        return picture;
      });
    };
  const limit = { bodyLimit: PICTURE_LIMITS.bytes, tooLarge: officeFail('PICTURE_TOO_LARGE') };
  mountOffice(app, officeEndpoints['pictures.upload'], takeIn('pictures.upload', 'photo'), limit);
  mountOffice(app, officeEndpoints['pictures.uploadLogo'], takeIn('pictures.uploadLogo', 'logo'), limit);

  mountOffice(app, officeEndpoints['pictures.update'], ({ params: { id }, body, staff, requestId }) =>
    db.transaction().execute(async (tx) => {
      const before = await findPicture(tx, id);
      if (!before) return officeFail('NOT_FOUND');
      await describePicture(tx, id, body);
      const { alt, focus } = before;
      const change = { action: 'pictures.update', subject: before.name || id, before: { alt, focus }, after: body };
      await recordChange(tx, { staff, requestId, ...change });
      return { ...before, ...body };
    }),
  );

  mountOffice(app, officeEndpoints['pictures.remove'], ({ params: { id }, staff, requestId }) =>
    db.transaction().execute(async (tx) => {
      const picture = await findPicture(tx, id);
      if (!picture) return officeFail('NOT_FOUND');
      if (!(await removePicture(tx, id))) return officeFail('PICTURE_IN_USE');
      await recordChange(tx, { staff, requestId, action: 'pictures.remove', subject: picture.name || id });
      return {};
    }),
  );
}
