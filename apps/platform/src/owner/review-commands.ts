import type { Kysely } from 'kysely';
import type { CatalogEditor } from '../catalog/changes/catalog-editor.ts';
import type { Schema } from '../database/schema.ts';
import { localTime } from '../local-time.ts';
import { REVIEW_STATUS } from '../review/written-reviews.ts';
import {
  type Argv,
  type Commands,
  EXIT,
  type Exit,
  printable,
  required,
  type Terminal,
  UsageError,
} from './command-line.ts';

export interface ReviewCommandsContext {
  db: Kysely<Schema>;
  editor: Pick<CatalogEditor, 'setReviewStatus'>;
  terminal: Terminal;
}

/** What the owner can do with reviews. */
export function reviewCommands({ db, editor, terminal }: ReviewCommandsContext): Commands {
  const decide = async (argv: Argv, status: number, done: string): Promise<Exit> => {
    const { id } = required(argv, 'id');
    if (!/^\d+$/.test(id)) throw new UsageError(`${id} is no number of a review`);
    if (await editor.setReviewStatus(Number(id), status)) {
      await terminal.stdout(`Review ${id} is ${done}.\n`);
      return EXIT.done;
    }
    terminal.stderr(`There is no review ${id}.\n`);
    return EXIT.refused;
  };

  const list = async (): Promise<Exit> => {
    const reviews = await db
      .selectFrom('review')
      .innerJoin('product', 'product.id', 'review.product_id')
      .selectAll('review')
      .select('product.sku')
      .where('review.status', '=', REVIEW_STATUS.waiting)
      .orderBy('review.id')
      .execute();
    await terminal.stdout(reviews.length > 0 ? reviews.map(reviewText).join('\n') : 'No review waits.\n');
    return EXIT.done;
  };

  return new Map([
    ['list', list],
    ['approve', (argv: Argv) => decide(argv, REVIEW_STATUS.published, 'shown')],
    ['refuse', (argv: Argv) => decide(argv, REVIEW_STATUS.refused, 'refused')],
  ]);
}

interface WaitingReview {
  id: number;
  sku: string;
  created_at: string;
  rating: number | null;
  verified_buyer: number;
  nickname: string;
  title: string;
  detail: string;
}

function reviewText(review: WaitingReview): string {
  const stars = review.rating === null ? 'no stars' : `${review.rating} of 5`;
  const buyer = review.verified_buyer ? ', bought it' : '';
  const head = `${review.id}  ${localTime(review.created_at)}  ${review.sku}  ${stars}  ${review.nickname}${buyer}`;
  return [head, review.title, review.detail]
    .map((line, place) => `${place > 0 ? '    ' : ''}${printable(line)}\n`)
    .join('');
}
