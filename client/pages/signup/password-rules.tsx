import { Check, Minus } from 'lucide';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import { brokenPasswordRules, PASSWORD_RULES } from '#shared/domain/password.ts';
import { Announcement } from '#client/ui/live-region/announcement.tsx';
import styles from './password-rules.module.css';

/** Password rules, marked as met while the visitor types; without scripts a plain list. */
export function PasswordRules({ password }: { password: string }) {
  const text = useTranslations();
  const broken = brokenPasswordRules(password);
  const isTyped = password !== '';
  return (
    <>
      <ul className={styles.rules}>
        {PASSWORD_RULES.map((rule) => {
          const isMet = isTyped && !broken.includes(rule);
          return (
            <li key={rule} className={isMet ? styles.kept : undefined}>
              <Icon of={isMet ? Check : Minus} size="small" />
              {text(`signup.rule_${rule}`)}
              {isTyped && (
                <span className="hidden">{text(isMet ? 'signup.rule_kept' : 'signup.rule_broken')}</span>
              )}
            </li>
          );
        })}
      </ul>
      <Announcement text={isTyped && text('signup.rules_left', { count: broken.length })} />
    </>
  );
}
