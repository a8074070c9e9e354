import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { QrCode } from './QrCode.tsx';

const meta = preview.meta({
  id: 'patterns-qrcode',
  title: '部件/二维码 QrCode',
  component: QrCode,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：给手机扫的短文字，例如微信支付的付款地址、验证器的密钥；在页面里画出来，不经过服务器。**何时不用**：印在纸上的登录二维码由服务器生成图片，见 PasswordSlips。',
      },
    },
  },
  args: { text: 'weixin://wxpay/bizpayurl?pr=xO2f4Vnzz', label: '微信支付二维码' },
});

export const Default = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });

Default.test('the QR code has a name, and a quiet zone on all sides', async ({ canvas }) => {
  const code = canvas.getByRole('img', { name: '微信支付二维码' });
  const path = code.querySelector('path')?.getAttribute('d') ?? '';
  const places = [...path.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  await expect(Math.min(...places.flat())).toBe(4);
});
