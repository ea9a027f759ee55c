import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Stepper } from '#client/ui/stepper/stepper.tsx';
import { href } from '#routes/href.ts';
import type { RouteName } from '#routes/paths.ts';
import type { OrderState } from '#shared/contract/order.ts';

type CheckoutStep = OrderState['step'];

const STEPS = [
  { step: 'cart', page: 'order-cart' },
  { step: 'shipping', page: 'order-shipping' },
  { step: 'summary', page: 'order-summary' },
  { step: 'payment' },
  { step: 'confirmation' },
] as const satisfies readonly { step: CheckoutStep; page?: RouteName }[];

/**
 * Progress from cart to confirmation (CK-07); completed steps are links until the order is placed. Pages must load the
 * message group `checkout`.
 */
export function CheckoutSteps({ current }: { current: CheckoutStep }) {
  const text = useTranslations();
  const { match } = usePage();
  const site = { locale: match.locale, target: match.urlTarget };
  const canGoBack = current !== 'payment' && current !== 'confirmation';
  return (
    <Stepper
      label={text('checkout.steps')}
      steps={STEPS.map((entry) => ({
        title: text(`checkout.step_${entry.step}`),
        ...(canGoBack && 'page' in entry && { href: href(entry.page, site) }),
      }))}
      current={STEPS.findIndex(({ step }) => step === current)}
      place={(step, steps) => text('checkout.place', { step, steps })}
      done={text('checkout.done')}
    />
  );
}
