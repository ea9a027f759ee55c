import { Trash2 } from 'lucide';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { AccountFrame } from '#client/components/account/account-frame.tsx';
import { PostForm } from '#client/components/post-form/post-form.tsx';
import { SubmitButton } from '#client/components/post-form/submit-button.tsx';
import { ButtonLink } from '#client/ui/button/button.tsx';
import type { Configuration, Project } from '#shared/contract/project.ts';
import { useWorksitesUrl } from './worksites-url.ts';
import styles from './worksites.module.css';

type DeleteViewProps = { project: Project; configuration?: Configuration };

export function DeleteView({ project, configuration }: DeleteViewProps) {
  const text = useTranslations();
  const urlOf = useWorksitesUrl();
  const { name } = configuration ?? project;
  return (
    <AccountFrame
      title={text(configuration ? 'worksites.title_delete-room' : 'worksites.title_delete', { name })}
    >
      <PostForm labels={{}} className={styles.narrow ?? ''}>
        <p>
          {configuration
            ? text('worksites.delete_room_ask', { name: configuration.name, worksite: project.name })
            : text('worksites.delete_ask', { name: project.name, count: project.configurations.length })}
        </p>
        <input type="hidden" name="intent" value={configuration ? 'delete-room' : 'delete'} />
        <input type="hidden" name="number" value={configuration?.id ?? project.id} />
        <div className={styles.buttons}>
          <SubmitButton icon={Trash2}>
            {text('worksites.delete_yes')}
            <span className="hidden"> {name}</span>
          </SubmitButton>
          <ButtonLink href={urlOf({ worksite: project.id })} kind="secondary">
            {text('worksites.cancel')}
          </ButtonLink>
        </div>
      </PostForm>
    </AccountFrame>
  );
}
