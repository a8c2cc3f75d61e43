import { missingOptions } from '@brixel/commerce/custom-options';
import { optionValueText } from '@brixel/commerce/option-value-text';
import type { CustomOption } from '@brixel/contract/catalog';
import { z } from 'zod';
import { Refusal, wrongOptions } from './refusal.ts';

export interface CustomAnswer {
  option_id: string;
  option_value: string;
}

/** The answers that a product's own options accept, in their order; an empty one counts as none. */
export function checkAnswers(
  options: readonly CustomOption[],
  given: readonly CustomAnswer[],
): CustomAnswer[] | Refusal {
  const unknown = given.find(({ option_id }) => !options.some((option) => String(option.option_id) === option_id));
  if (unknown) return wrongOptions(`The product has no option ${unknown.option_id}`);

  const choices = Object.fromEntries(given.map(({ option_id, option_value }) => [option_id, option_value.trim()]));
  const [missing] = missingOptions(options, choices);
  if (missing) return wrongOptions(`“${missing.title}” is required`);

  const answers: CustomAnswer[] = [];
  for (const option of options) {
    const text = choices[option.option_id];
    if (!text) continue;
    const value = option.values ? chosenValues(option, text) : typedText(option, text);
    if (value instanceof Refusal) return value;
    answers.push({ option_id: String(option.option_id), option_value: value });
  }
  return answers;
}

function chosenValues({ title, type, values = [] }: CustomOption, text: string): string | Refusal {
  const ids = text.split(',');
  const unknown = ids.find((id) => !values.some(({ option_type_id }) => String(option_type_id) === id));
  const value = optionValueText(type, values, ids);
  return unknown === undefined && value ? value : wrongOptions(`“${title}” has no value ${unknown ?? text}`);
}

function typedText({ title, max_characters, role }: CustomOption, text: string): string | Refusal {
  if (role === 'recipient_email' && !z.email().max(200).safeParse(text).success)
    return wrongOptions(`“${title}” must be an e-mail address`);
  return max_characters && text.length > max_characters
    ? wrongOptions(`“${title}” must have at most ${max_characters} characters`)
    : text;
}
