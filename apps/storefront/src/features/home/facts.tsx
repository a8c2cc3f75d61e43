import { LayersIcon, PackageOpenIcon, TruckIcon, UndoIcon } from '@brixel/ui/icons.tsx';
import type { ComponentType } from 'react';
import type { MessageKey } from '#i18n/message-key.ts';
import { useT } from '#i18n/use-t.ts';

const FACTS: { Icon: ComponentType; title: MessageKey; text: MessageKey }[] = [
  { Icon: PackageOpenIcon, title: 'home.factSingle', text: 'home.factSingleText' },
  { Icon: LayersIcon, title: 'home.factTier', text: 'home.factTierText' },
  { Icon: TruckIcon, title: 'home.factFast', text: 'home.factFastText' },
  { Icon: UndoIcon, title: 'home.factReturn', text: 'home.factReturnText' },
];

export function Facts() {
  const t = useT();
  return (
    <section className="section--tight">
      <div className="wrap">
        <ul className="usps">
          {FACTS.map(({ Icon, title, text }) => (
            <li key={title}>
              <Icon />
              <span>
                {t(title)}
                <small>{t(text)}</small>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
