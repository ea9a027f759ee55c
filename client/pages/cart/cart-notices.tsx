import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { codeReason } from '#client/components/cart-codes/code-reason.ts';
import { Banner } from '#client/ui/banner/banner.tsx';
import type { CartNotice } from '#shared/contract/cart.ts';
import { formatFigure } from '#shared/domain/price.ts';
import type { ErrorContext } from './cart-errors.ts';
import { topNotices } from './cart-fields.ts';
import { useMoney } from '#client/app/intl/use-money.ts';

export function CartNotices({ notices }: { notices: readonly CartNotice[] }) {
  const text = useTranslations();
  const money = useMoney();
  const { locale } = usePage().site;
  const shown = topNotices(notices);
  if (shown.length === 0) return null;
  const sentences = shown.map((notice) => noticeText(notice, { text, money, locale }));
  const isWarning = shown.some(({ level }) => level === 'warning');
  return (
    <Banner tone={isWarning ? 'caution' : 'info'} title={text('cart.notices')} spoken={sentences.join(' ')}>
      <ul>
        {shown.map((notice, index) => (
          <li key={`${notice.code}-${notice.line_id ?? notice.params['code'] ?? ''}`}>{sentences[index]}</li>
        ))}
      </ul>
    </Banner>
  );
}

function noticeText({ code, params }: CartNotice, context: ErrorContext): string {
  const { text, money, locale } = context;
  switch (code) {
    case 'price_changed':
      return text('cart.notice_price_changed', {
        name: params['name'] ?? '',
        before: money(Number(params['before'])),
        now: money(Number(params['now'])),
      });
    case 'stock_reduced':
      return text('cart.notice_stock_reduced', params);
    case 'points_reduced':
      return text('cart.notice_points_reduced', {
        asked: formatFigure(Number(params['asked']), locale),
        used: formatFigure(Number(params['used']), locale),
      });
    case 'lines_merged':
      return text('cart.notice_lines_merged', params);
    case 'promo_restored':
      return text('cart.notice_promo_restored', params);
    default: {
      const why = codeReason(text, { reason: String(params['reason']), params }, money) ?? '';
      const id = code === 'promo_suspended' ? 'cart.notice_promo_suspended' : 'cart.notice_promo_removed';
      return `${text(id, params)} ${why}`.trim();
    }
  }
}
