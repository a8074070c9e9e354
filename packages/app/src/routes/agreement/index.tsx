import { AgreementIndex } from '@aosai/ui/screens/AgreementIndex';

/** /agreement: all agreements. */
export function Component() {
  return <AgreementIndex />;
}
