import { DAYS_ON_ACCOUNT } from '#shared/domain/credit-rules.ts';
import { LOYALTY_RULES } from '#shared/domain/loyalty-rules.ts';
import type { DemoQuestion } from '../support-record.ts';

const { pointsOfVoucher, eurosOfVoucher, ceilingPercent, holdDays, goodForMonths } = LOYALTY_RULES;

/** Questions of professionals about orders; the figures come from the domain rules. */
export const ORDER_QUESTIONS: DemoQuestion[] = [
  {
    category: 'guarantees',
    plans: ['pro'],
    fr: [
      'Comment payer une commande de pièces ?',
      `Par carte, par virement, ou en compte quand votre entreprise a un encours : la facture est alors payable à ${DAYS_ON_ACCOUNT} jours. L’encours est de zéro tant que nous ne l’avons pas accordé ; votre compte indique ce qu’il en reste.`,
    ],
    en: [
      'How do I pay for an order of parts?',
      `By card, by bank transfer, or on account if your company has a credit limit: the invoice is then due in ${DAYS_ON_ACCOUNT} days. The limit is zero until we have granted one; your account shows what is left of it.`,
    ],
  },
  {
    category: 'guarantees',
    plans: ['pro'],
    fr: [
      'Comment utiliser mes points de fidélité ?',
      `Dans le panier, par ${pointsOfVoucher} : ${pointsOfVoucher} points enlèvent ${eurosOfVoucher} € hors taxes, jusqu’à ${ceilingPercent} % des articles. Ils sont utilisables ${holdDays} jours après la livraison, pendant ${goodForMonths} mois. Si une commande est annulée, ses points vous sont rendus.`,
    ],
    en: [
      'How do I use my loyalty points?',
      `In the cart, in steps of ${pointsOfVoucher}: ${pointsOfVoucher} points take off €${eurosOfVoucher} before tax, up to ${ceilingPercent}% of the goods. They can be used ${holdDays} days after delivery, for ${goodForMonths} months. If an order is cancelled, its points are given back.`,
    ],
  },
];
