import { Styleguide } from '#ui/styleguide.tsx';

export function Component() {
  return <Styleguide />;
}
