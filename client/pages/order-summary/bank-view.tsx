import { useEffect, useRef } from 'react';
import { island } from '#client/app/parts/island.tsx';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Amount } from '#client/components/price/amount.tsx';
import { Button, ButtonLink } from '#client/ui/button/button.tsx';
import { ArrowRight } from 'lucide';
import type { BankForm } from './order-summary-load.ts';
import styles from './order-summary-page.module.css';

/** Marks a bank's page that was opened, so that the browser's back button does not open it again. */
const SENT = 'shop-bank';

/** The way to the bank: a form or a link. Scripts take it once automatically; the button works without them. */
export const BankView = island(BankViewContent);

function BankViewContent({ bank }: { bank: BankForm }) {
  const text = useTranslations();
  const form = useRef<HTMLFormElement>(null);
  const { method, action_url: url } = bank;
  const mark = bank.fields['signature'] ?? url;
  useEffect(() => {
    try {
      if (sessionStorage.getItem(SENT) === mark) return;
      sessionStorage.setItem(SENT, mark);
    } catch {
      // Without storage, the bank is not opened automatically.
      return;
    }
    if (method === 'GET') location.assign(url);
    else form.current?.submit();
  }, [mark, method, url]);
  return (
    <div className={styles.bank}>
      <p className={styles.lead}>{text('order.bank_lead', { reference: bank.reference })}</p>
      <p className={`${styles.sum} figures`}>
        <Amount price={{ amount: bank.total, tax: 'included', kind: 'net' }} />
      </p>
      {method === 'GET' ? (
        <ButtonLink href={url} icon={ArrowRight} data-document>
          {text('order.bank_go')}
        </ButtonLink>
      ) : (
        <form ref={form} method="post" action={url} data-document>
          {Object.entries(bank.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" icon={ArrowRight}>
            {text('order.bank_go')}
          </Button>
        </form>
      )}
      <p className={styles.note}>{text('order.bank_note')}</p>
    </div>
  );
}
