import { Styleguide } from '@brixel/ui/styleguide.tsx';

export function Component() {
  return <Styleguide />;
}
