import { useState } from 'react';
import { island } from '#client/app/parts/island.tsx';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { Checkbox } from '#client/ui/checkbox/checkbox.tsx';
import { PasswordField } from '#client/ui/password-field/password-field.tsx';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import { href } from '#routes/href.ts';
import { PasswordRules } from './password-rules.tsx';
import { SIGNUP_ERRORS } from './signup-labels.ts';
import styles from './signup-form.module.css';

/** Slug of the general terms in each language. */
const TERMS = { fr: 'conditions-generales', en: 'terms' } as const;

/** Password, its confirmation and the terms. These values are never prefilled. */
export const PasswordStep = island(PasswordStepContent);

function PasswordStepContent() {
  const text = useTranslations();
  const { site } = usePage();
  const field = useFormFields(SIGNUP_ERRORS);
  const [password, setPassword] = useState('');
  const terms = field('terms', text('signup.terms'));
  const labels = {
    show: text('signup.show'),
    hide: text('signup.hide'),
    shown: text('signup.shown'),
    hidden: text('signup.hidden'),
  };
  return (
    <>
      <div className={styles.password}>
        <PasswordField
          {...field('password', text('signup.password'))}
          labels={labels}
          hint={text('signup.password_hint')}
          autoComplete="new-password"
          maxLength={500}
          onInput={(event) => setPassword(event.currentTarget.value)}
        />
        <PasswordRules password={password} />
      </div>
      <PasswordField
        {...field('password_confirmation', text('signup.password_confirmation'))}
        labels={labels}
        autoComplete="new-password"
        maxLength={500}
      />
      <Checkbox
        required
        id={terms.id}
        name="terms"
        value="yes"
        defaultChecked={terms.defaultValue === 'yes'}
        error={terms.error}
      >
        {text('signup.terms_accept')}{' '}
        <TextLink
          href={href('cms', { ...site, target: 'part' }, { slug: TERMS[site.locale] })}
          target="_blank"
        >
          {text('signup.terms_link')}
        </TextLink>
      </Checkbox>
    </>
  );
}
