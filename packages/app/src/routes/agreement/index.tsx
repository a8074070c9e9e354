import { AgreementIndex } from '@aosai/ui/screens/AgreementIndex';

/** /agreement: all texts that people agree to. */
export function Component() {
  return <AgreementIndex />;
}
