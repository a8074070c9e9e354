import { AgreementIndex } from '@aosai/ui/screens/AgreementIndex';
import { useTitle } from '../../useTitle.ts';

/** /agreement: all texts that people agree to. */
export function Component() {
  useTitle('协议与规则');
  return <AgreementIndex />;
}
