import { momentText } from '@aosai/api/kit/dayText';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { RowsSkeleton } from '../../../patterns/RowsSkeleton/RowsSkeleton.tsx';
import { type Row, Rows } from '../Account/parts/Rows.tsx';
import { SecurityDialogs } from './parts/SecurityDialogs.tsx';
import type { OwnedFactors } from '../../../patterns/ProveDialog/ProveDialog.tsx';
import type { Device, OwnFactors, OwnPasskey, SecurityDialog, SecurityOn } from './ownFactors.ts';

export type { Device, OwnFactors, SecurityDialog, SecurityOn, SecurityQuestion } from './ownFactors.ts';

export interface SecurityProps {
  factors: Loaded<OwnFactors>;
  devices: Loaded<readonly Device[]>;
  dialog: SecurityDialog | null;
  act: TableAct;
  /** The server's time in ms since 1970. */
  now: number;
  on: SecurityOn;
}

/** With fewer recovery codes than this, a new set is advised. */
const FEW_CODES = 3;

/** Assumes the app until the server has answered. */
const ownedOf = (own: OwnFactors | undefined): OwnedFactors =>
  own
    ? { totp: own.totp !== null, passkey: own.passkeys.some(({ isForOtherSite }) => !isForOtherSite) }
    : { totp: true, passkey: false };

const totpRow = ({ totp, isDemo, isRequired, passkeys }: OwnFactors, { now, act, on }: SecurityProps): Row => {
  if (totp === null) {
    return {
      label: '验证器',
      value: '没有开启',
      note: '在手机上装一个验证器，例如微信小程序「腾讯身份验证器」、Microsoft Authenticator 或 1Password，扫一次二维码就好。以后登录时，输入密码之后再输入它显示的 6 位动态码。',
      ...(!isDemo && {
        act: (
          <Button variant={passkeys.length === 0 ? 'primary' : 'default'} loading={act.pending} onClick={on.beginTotp}>
            开启
          </Button>
        ),
      }),
    };
  }
  return {
    label: '验证器',
    value: <Tag tone="ok">已开启</Tag>,
    note: `${momentText(totp.since, now)} 绑定。换手机时，先在新手机上绑定，旧的随即失效。${isRequired ? '平台要求这个账号做两步验证，不能关闭。' : ''}`,
    act: (
      <>
        <Button loading={act.pending} onClick={on.beginTotp}>
          换一台手机
        </Button>
        {(!isRequired || passkeys.length > 0) && <Button onClick={() => on.ask({ kind: 'remove' })}>关闭</Button>}
      </>
    ),
  };
};

const passkeyRow = (passkey: OwnPasskey, isLast: boolean, { now, on }: SecurityProps): Row => ({
  key: passkey.id,
  label: '通行密钥',
  value: passkey.name,
  note: passkey.isForOtherSite
    ? '它是在网站以前的网址上添加的，现在不能用，可以删除。'
    : `${momentText(passkey.createdAt, now)} 添加，${passkey.lastUsedAt === null ? '还没有用过' : `最近使用 ${momentText(passkey.lastUsedAt, now)}`}。`,
  act: (
    <>
      <Button aria-label={`给通行密钥 ${passkey.name} 改名`} onClick={() => on.ask({ kind: 'renamePasskey', passkey })}>
        改名
      </Button>
      {!isLast && (
        <Button aria-label={`删除通行密钥 ${passkey.name}`} onClick={() => on.ask({ kind: 'removePasskey', passkey })}>
          删除
        </Button>
      )}
    </>
  ),
});

const newPasskeyRow = ({ passkeys, canAddPasskey, isDemo }: OwnFactors, { on }: SecurityProps): Row => ({
  key: 'newPasskey',
  label: passkeys.length === 0 ? '通行密钥' : '再加一个',
  value: passkeys.length === 0 ? '没有添加' : '通行密钥',
  note: canAddPasskey
    ? '用电脑或手机的指纹、人脸、屏幕锁，或 USB 安全钥匙做第二步，不用抄动态码。假网站骗不走它。'
    : '网站还没有填写 https:// 开头的网址，填写以后才能用：设置 · 站点 · 网站地址。',
  ...(canAddPasskey &&
    !isDemo && { act: <Button onClick={() => on.ask({ kind: 'addPasskey' })}>添加通行密钥</Button> }),
});

const codesRow = ({ recoveryCodesLeft }: OwnFactors, { on }: SecurityProps): Row => ({
  label: '恢复码',
  value: recoveryCodesLeft === 0 ? '都用完了' : `还有 ${recoveryCodesLeft} 个没用过`,
  note:
    recoveryCodesLeft < FEW_CODES
      ? '请换一组新的：手机丢了，只能靠它登录。'
      : '手机丢了或换了，用恢复码登录，每个只能用一次。',
  act: <Button onClick={() => on.ask({ kind: 'renew' })}>换一组</Button>,
});

const factorRows = (own: OwnFactors, props: SecurityProps): Row[] => {
  const { totp, passkeys, isRequired } = own;
  const isLast = isRequired && totp === null && passkeys.length === 1;
  return [
    totpRow(own, props),
    ...passkeys.map((passkey) => passkeyRow(passkey, isLast, props)),
    newPasskeyRow(own, props),
    ...(totp !== null || passkeys.length > 0 ? [codesRow(own, props)] : []),
  ];
};

const deviceRow = (device: Device, { now, act, on }: SecurityProps): Row => ({
  label: device.browser,
  value: device.isCurrent ? <Tag tone="ok">这台设备</Tag> : `最近使用 ${momentText(device.seenAt, now)}`,
  note: `${momentText(device.createdAt, now)} 从 ${device.ip} 登录`,
  ...(!device.isCurrent && {
    act: (
      <Button
        aria-label={`让 ${device.browser}（${device.ip}）退出登录`}
        loading={act.pending}
        onClick={() => on.endDevice(device)}
      >
        退出登录
      </Button>
    ),
  }),
});

/** Account security of staff: the second factor, recovery codes, and where they are signed in. */
export const Security = (props: SecurityProps) => {
  const { factors, devices, dialog, act, on } = props;
  return (
    <PageBody data-width="narrow">
      <PageHeader title="两步验证与设备" lead="密码被别人知道了，没有您的手机也登录不了。" />
      {factors.data?.isDemo === true && (
        <Alert tone="info">演示账号的密码是公开的，不能开启两步验证；自己的账号可以。</Alert>
      )}
      <Card title="两步验证" padding="none">
        <Load of={factors} name="两步验证" onRetry={on.retry} skeleton={<RowsSkeleton rows={2} />}>
          {(data) => <Rows rows={factorRows(data, props)} />}
        </Load>
      </Card>
      <Card title="登录着的设备" padding="none">
        <Load of={devices} name="登录着的设备" onRetry={on.retry} skeleton={<RowsSkeleton rows={2} />}>
          {(data) => <Rows rows={data.map((device) => ({ key: device.id, ...deviceRow(device, props) }))} />}
        </Load>
      </Card>
      {dialog !== null && <SecurityDialogs dialog={dialog} factors={ownedOf(factors.data)} act={act} on={on} />}
    </PageBody>
  );
};
