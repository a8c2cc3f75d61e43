import { Stepper, type StepperProps } from '@brixel/ui/stepper.tsx';
import { useServices } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';

export interface QuantityFieldProps
  extends Omit<StepperProps, 'decreaseLabel' | 'increaseLabel' | 'locale' | 'onProblem'> {
  /** how many are in stock, where they are counted */
  stocked?: number | undefined;
  /** the page itself shows that there are no more */
  showsLimit?: boolean;
}

/** Every quantity that a shopper can type: whole numbers as the store writes them, and a reason where one is not taken. */
export function QuantityField({ stocked, showsLimit, ...stepper }: QuantityFieldProps) {
  const t = useT();
  const services = useServices();
  return (
    <Stepper
      {...stepper}
      decreaseLabel={t('catalog.less')}
      increaseLabel={t('catalog.more')}
      locale={services.store.locale}
      onProblem={(problem, quantity) => {
        if (showsLimit && problem.reason === 'too-many') return;
        void import('./explain-quantity.ts').then(({ explainQuantity }) =>
          explainQuantity(problem, { quantity, stocked, services }),
        );
      }}
    />
  );
}
