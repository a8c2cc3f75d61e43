/** Reviews on popular products: many good ones, some mixed, a few bad, as in life. */

import { between, fraction, pick, shuffled } from '@brixel/bricks/random';
import { daysBefore } from '../dates.ts';
import type { SeedProduct, SeedReview } from '../seed.ts';
import { REVIEW_TEXTS, type ReviewLanguage, type ReviewText, type ReviewTopic } from './review-texts.ts';

const NAMES: Record<ReviewLanguage, readonly string[]> = {
  de: [
    'Marlene',
    'Jonas',
    'Katrin',
    'Tobias',
    'Sabine',
    'Emre',
    'Lena',
    'Uwe',
    'Hannah',
    'Miriam',
    'Felix',
    'Birgit',
    'Oskar',
    'Anja',
    'Deniz',
    'Paul',
    'Greta',
    'Stefan',
    'Nele',
    'Ralf',
    'Ines',
    'Moritz',
    'Yasemin',
    'Kai',
    'Johanna',
    'Bernd',
    'Clara',
    'Henning',
  ],
  it: [
    'Davide',
    'Chiara',
    'Luca',
    'Giulia',
    'Marco',
    'Elena',
    'Paolo',
    'Francesca',
    'Andrea',
    'Silvia',
    'Matteo',
    'Ilaria',
    'Stefano',
    'Martina',
    'Gianni',
    'Alessia',
    'Tommaso',
    'Laura',
    'Nicola',
    'Federica',
  ],
};
const INITIALS = 'ABCDEFGHKLMNPRSTVWZ';

/** Share of each number of stars, five first. */
const STAR_SHARES: readonly (readonly [SeedReview['rating'], number])[] = [
  [5, 0.58],
  [4, 0.25],
  [3, 0.1],
  [2, 0.04],
  [1, 0.03],
];
const GERMAN_SHARE = 0.62;
const VERIFIED_SHARE = 0.85;
const YOUNGEST_REVIEWED_DAYS = 20;
const OLDEST_REVIEW_DAYS = 540;
const OCCASIONAL_PART_SHARE = 0.012;

function starsFor(seed: string): SeedReview['rating'] {
  let chance = fraction(`stars ${seed}`);
  for (const [stars, share] of STAR_SHARES) {
    if (chance < share) return stars;
    chance -= share;
  }
  return 5;
}

function topicOf({ type, sku, pieceCount, designId }: SeedProduct): ReviewTopic | null {
  if (designId !== undefined) return 'part';
  if (sku.startsWith('BX-MOSAIK')) return 'mosaic';
  if (sku.startsWith('BX-SET')) return 'set';
  return (type === 'bundle' || type === 'grouped' || type === 'simple') && pieceCount !== undefined ? 'packed' : null;
}

/** How many reviews a product has; popular ones have more. */
function countFor(product: SeedProduct, topic: ReviewTopic): number {
  const { sku, bestsellerRank, visibility } = product;
  if (visibility === 1) return 0;
  if (bestsellerRank !== null) return Math.max(5, 22 - bestsellerRank);
  if (topic === 'part')
    return fraction(`reviewed ${sku}`) < OCCASIONAL_PART_SHARE ? between(`reviews ${sku}`, 1, 4) : 0;
  return topic === 'mosaic' ? between(`reviews ${sku}`, 6, 10) : between(`reviews ${sku}`, 3, 8);
}

const ageInDays = (createdAt: string): number => (Date.parse(daysBefore(0)) - Date.parse(createdAt)) / 86_400_000;

function filled(text: string, { farbe }: SeedProduct, language: ReviewLanguage): string {
  return text.replaceAll('{colour}', farbe?.[language] ?? '');
}

/** Hands out the texts of a pool in turn, so that none repeats too soon. */
function textSource(): (topic: ReviewTopic, language: ReviewLanguage, stars: SeedReview['rating']) => ReviewText {
  const turns = new Map<string, number>();
  const pools = new Map<string, ReviewText[]>();
  return (topic, language, stars) => {
    const key = `${topic} ${language} ${stars}`;
    const pool = pools.get(key) ?? shuffled(key, REVIEW_TEXTS[topic][language][stars]);
    pools.set(key, pool);
    const turn = turns.get(key) ?? 0;
    turns.set(key, turn + 1);
    const chosen = pool[turn % pool.length];
    if (!chosen) throw new Error(`No review texts for ${key}`);
    return chosen;
  };
}

export function buildReviews(products: readonly SeedProduct[]): SeedReview[] {
  const nextText = textSource();
  const reviews: SeedReview[] = [];
  for (const product of products) {
    const topic = topicOf(product);
    const age = ageInDays(product.createdAt);
    if (!topic || age < YOUNGEST_REVIEWED_DAYS) continue;
    const heard = new Set<string>();
    for (let i = 0; i < countFor(product, topic); i++) {
      const seed = `${product.sku} ${i}`;
      const language: ReviewLanguage = fraction(`language ${seed}`) < GERMAN_SHARE ? 'de' : 'it';
      const rating = starsFor(seed);
      const [title, detail] = nextText(topic, language, rating);
      if (heard.has(title)) continue;
      heard.add(title);
      reviews.push({
        id: reviews.length + 1,
        sku: product.sku,
        rating,
        title: filled(title, product, language),
        detail: filled(detail, product, language),
        nickname: `${pick(`name ${seed}`, NAMES[language])} ${pick(`initial ${seed}`, [...INITIALS])}.`,
        language,
        verifiedBuyer: fraction(`verified ${seed}`) < VERIFIED_SHARE,
        createdAt: daysBefore(2 + fraction(`when ${seed}`) * (Math.min(age, OLDEST_REVIEW_DAYS) - 3)),
      });
    }
  }
  return reviews;
}
