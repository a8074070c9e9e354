import { CHUNK_TIMEOUT_MS, MS_PER_SECOND } from '@aosai/api/kit/constants';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { links } from '../../../patterns/links/links.ts';
import { PageMessage } from '../../../patterns/PageMessage/PageMessage.tsx';

export interface ChunkFailureProps {
  /** `timeout`: not loaded within 120 s; `failed`: refused, missing or broken. */
  reason: 'timeout' | 'failed';
  on: { reload: () => void };
}

const TEXTS = {
  timeout: {
    sign: '候',
    title: '页面下载超时',
    what: `等了 ${CHUNK_TIMEOUT_MS / MS_PER_SECOND} 秒，页面还没有下载完，多半是网络太慢。请换一个更稳定的网络，再重新载入。`,
  },
  failed: {
    sign: '缺',
    title: '页面没有下载成功',
    what: '可能是网络中断，或者网站刚刚更新过。请检查网络，再重新载入。',
  },
} as const satisfies Record<ChunkFailureProps['reason'], { sign: string; title: string; what: string }>;

/** Shown when the code of a page could not be loaded. */
export const ChunkFailure = ({ reason, on }: ChunkFailureProps) => {
  const { sign, title, what } = TEXTS[reason];
  return (
    <PageMessage
      alert
      sign={sign}
      title={title}
      action={
        <>
          <Button variant="primary" icon="refresh" onClick={on.reload}>
            重新载入
          </Button>
          <ButtonLink href={links.home}>回到首页</ButtonLink>
        </>
      }
    >
      <p>{what}</p>
      <p>正在考试也不用担心：写下的答案已存在这台设备上，重新载入后会接着保存。</p>
    </PageMessage>
  );
};
