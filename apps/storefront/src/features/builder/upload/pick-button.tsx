import { Button } from '@brixel/ui/button.tsx';
import { cx } from '@brixel/ui/cx.ts';
import { type ReactNode, useRef } from 'react';
import { ACCEPTED } from '../picture/picture-rules.ts';

export interface PickButtonProps {
  variant: 'cta' | 'invert';
  loading?: boolean;
  /** opens the camera where there is one */
  camera?: boolean;
  className?: string;
  describedBy?: string;
  onFile: (file: File | undefined) => void;
  children: ReactNode;
}

/** Opens the file dialogue or the camera. */
export function PickButton(props: PickButtonProps) {
  const { variant, loading, camera, className, describedBy, onFile, children } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        className="sr"
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        accept={camera ? 'image/*' : ACCEPTED}
        capture={camera ? 'environment' : undefined}
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          // choosing the same file again must count as a change
          event.target.value = '';
        }}
      />
      <Button
        variant={variant}
        size="l"
        loading={loading ?? false}
        // the longest Italian label on the narrowest phone
        className={cx('max-[360px]:px-3!', className)}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
    </>
  );
}
