import { type Money, multiplyDivide } from './money.ts';

const GRAMS_PER_KILO = 1000;

/** What a kilo costs of goods sold by weight (PAngV §§ 4, 5), to the ten-thousandth of a euro. */
export const pricePerKilo = (price: Money, grams: number): Money => multiplyDivide(price, GRAMS_PER_KILO, grams);
