import { Modal } from '@brixel/ui/modal.tsx';
import { Switch } from '@brixel/ui/switch.tsx';
import { useId } from 'react';
import { useMe } from '#data/session.ts';
import { useT } from '#i18n/i18n.ts';
import { setLetterShortcuts, useLetterShortcuts } from '#shared/letter-shortcuts.ts';
import { pagesFor } from '../pages.ts';
import { closeOverlay, useOverlay } from '../shell/overlay.ts';

export function ShortcutList() {
  const t = useT();
  const { role } = useMe();
  const isOpen = useOverlay(({ open }) => open === 'shortcuts');
  const { isOn } = useLetterShortcuts();
  const labelId = useId();
  const ctrl = t('keys.ctrl');
  const rows = [
    { keys: [`${ctrl} K`, '/'], text: t('shortcuts.search') },
    { keys: ['?'], text: t('shortcuts.list') },
    { keys: [`${ctrl} Z`], text: t('shortcuts.undo') },
    { keys: [`${ctrl} S`], text: t('shortcuts.save') },
    { keys: ['J', 'K'], text: t('shortcuts.rows') },
    { keys: ['X'], text: t('shortcuts.choose') },
    ...pagesFor(role).flatMap(({ letter, title }) =>
      letter ? [{ keys: ['G', letter.toUpperCase()], text: t(title) }] : [],
    ),
  ];
  return (
    <Modal open={isOpen} onClose={closeOverlay} title={t('shortcuts.title')} closeLabel={t('common.close')} size="s">
      <dl className="keys">
        {rows.map(({ keys, text }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="setrow">
        <span id={labelId}>{t('shortcuts.letters')}</span>
        <Switch checked={isOn} onCheckedChange={setLetterShortcuts} aria-labelledby={labelId} />
      </p>
    </Modal>
  );
}
