/** Where transfers go. */
export interface BankAccount {
  holder: string;
  iban: string;
  bic: string;
}

/** A documented test account. */
const demoAccount: BankAccount = {
  holder: 'Brixel GmbH (Demo)',
  iban: 'DE00 0000 0000 0000 0000 00',
  bic: 'DEMODEMOXXX',
};

export type GivenAccount = { [Fact in keyof BankAccount]?: string | undefined };

export const isWholeAccount = ({ holder, iban, bic }: GivenAccount): boolean => Boolean(holder && iban && bic);

/** Never half of one and half of the other. */
export const bankAccount = (given: GivenAccount): BankAccount => {
  const { holder, iban, bic } = given;
  return holder && iban && bic ? { holder, iban, bic } : demoAccount;
};
