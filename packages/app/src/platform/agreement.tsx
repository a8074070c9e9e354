import { AgreementIndex } from '@aosai/ui/screens/platform/AgreementIndex';

/** /agreement: all agreements. */
export function Component() {
  return <AgreementIndex />;
}
