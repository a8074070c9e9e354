import { Agreement } from '@aosai/ui/screens/platform/Agreement';
import { useAgreement } from '../platform/agreements.ts';
import { useAosai } from '../kit/context.ts';
import { useCall } from '../kit/useCall.ts';

/** /about */
export function Component() {
  const { settings } = useAosai();
  const { retry, ...text } = useAgreement('about');
  const { data } = useCall(['config', 'site.contact'], (client) => client.config.queryByKey({ key: 'site.contact' }));
  return <Agreement title={`关于${settings.title}`} text={text} contact={data?.value ?? ''} onRetry={retry} />;
}
