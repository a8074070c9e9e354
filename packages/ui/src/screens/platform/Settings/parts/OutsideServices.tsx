import { SERVICE_STATE, TEST_RESULT, TEST_SEND, type TestChannel } from '@aosai/api/platform/settingForms';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FieldsDialog } from '../../../../patterns/FieldsDialog/FieldsDialog.tsx';
import { RowList } from '../../../../patterns/RowList/RowList.tsx';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { theme } from '../../../../tokens/theme.ts';
import type { SettingsProps, SettingsRead, Tested } from '../settingsProps.ts';

type Services = SettingsRead['services'];

/** What each service is for, and the settings of the server that configure it. */
const SERVICES: readonly { id: keyof Services; name: string; use: string; by: string }[] = [
  { id: 'mail', name: '邮件', use: '邮箱验证码和消息提醒', by: 'SMTP_URL、MAIL_FROM' },
  { id: 'sms', name: '短信', use: '手机验证码', by: 'SMS_ALIYUN_KEY_ID 等四项' },
  { id: 'wechat', name: '微信登录', use: '用公众号登录和绑定', by: 'WX_GZH_APP_ID、WX_GZH_SECRET' },
  { id: 'wechatPay', name: '微信支付', use: '扫码付款和原路退款', by: 'WX_PAY_MCH_ID 等各项' },
  { id: 'ocr', name: '证件识别', use: '读出证件上的文字', by: 'OCR_URL、OCR_TOKEN' },
];

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
`;
const Tools = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]};
`;

const isTested = (id: keyof Services): id is TestChannel => Object.hasOwn(TEST_SEND, id);

const lineOf =
  (services: Services, ask: (channel: TestChannel) => void) =>
  ({ id, name, use, by }: (typeof SERVICES)[number]) => ({
    key: id,
    name,
    words: `${use}。${services[id] === 'on' ? '' : `在服务器上设置 ${by}，重启后生效。`}`,
    tool: (
      <Tools>
        {isTested(id) && services[id] !== 'off' && (
          <Button size="s" aria-label={`测试发送${name}`} onClick={() => ask(id)}>
            测试发送
          </Button>
        )}
        <Tag tone={SERVICE_STATE.tone(services[id])}>{SERVICE_STATE.label(services[id])}</Tag>
      </Tools>
    ),
  });

const WORDS = {
  mail: {
    title: '测试发送邮件',
    description: '发一封测试邮件到您自己的邮箱，看得到它就说明邮件能用。',
    next: '几分钟内没有收到，请看看垃圾邮件，再核对发件地址。',
  },
  sms: {
    title: '测试发送短信',
    description: '发一条验证码短信到您自己的手机，可能产生费用。里面的验证码没有用处。',
    next: '几分钟内没有收到，请到短信服务商的控制台查看发送记录。',
  },
} as const satisfies Record<TestChannel, object>;

const Result = ({ tested: { channel, to, state, answer } }: { tested: Tested }) => (
  <Alert
    tone={TEST_RESULT.tone(state) === 'ok' ? 'ok' : TEST_RESULT.tone(state) === 'bad' ? 'bad' : 'warn'}
    live="polite"
    title={`${WORDS[channel].title}到 ${to}：${TEST_RESULT.label(state)}`}
  >
    服务商的答复：{answer || '没有说明'}。{state === 'sent' ? WORDS[channel].next : ''}
  </Alert>
);

export interface OutsideServicesProps extends Pick<SettingsProps, 'act' | 'tested'> {
  services: Services;
  on: Pick<SettingsProps['on'], 'test' | 'forget'>;
}

/** Which outside services are configured, and whether messages arrive. Their keys lie on the server and stay there. */
export const OutsideServices = ({ services, act, tested, on }: OutsideServicesProps) => {
  const [asked, setAsked] = useState<TestChannel | null>(null);
  const ask = (next: TestChannel | null) => {
    on.forget();
    setAsked(next);
  };
  return (
    <Root>
      {tested !== null && <Result tested={tested} />}
      <Card padding="l">
        <RowList title="外部服务" of={{ data: SERVICES }} line={lineOf(services, ask)} none="" />
        <p>密钥和密码只放在服务器的环境变量里，这里不显示。没有设置邮件和短信时，验证码发不出去。</p>
      </Card>
      {asked !== null && (
        <FieldsDialog
          of={TEST_SEND[asked]}
          title={WORDS[asked].title}
          description={WORDS[asked].description}
          submitLabel="发送"
          act={act}
          on={{
            submit: (form) =>
              void on.test(asked, form).then((isAsked) => {
                if (isAsked) setAsked(null);
              }),
            close: () => ask(null),
          }}
        />
      )}
    </Root>
  );
};
