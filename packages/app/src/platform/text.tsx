import { Agreement } from '@aosai/ui/screens/platform/Agreement';
import { NotFound } from '@aosai/ui/screens/shell/NotFound';
import { useParams } from 'wouter';
import { useAgreement } from './agreements.ts';
import { useTitle } from '../kit/useTitle.ts';

const TITLES = { service: '服务协议', privacy: '隐私政策', children: '儿童个人信息保护规则' } as const;

const isKey = (name: string | undefined): name is keyof typeof TITLES => name !== undefined && name in TITLES;

function Text({ name }: { name: keyof typeof TITLES }) {
  const title = TITLES[name];
  useTitle(title);
  const { retry, ...text } = useAgreement(`agreement.${name}`);
  return <Agreement title={title} text={text} isAgreement onRetry={retry} />;
}

/** /agreement/service, /agreement/privacy, /agreement/children. */
export function Component() {
  const { name } = useParams<{ name: string }>();
  return isKey(name) ? <Text key={name} name={name} /> : <NotFound />;
}
