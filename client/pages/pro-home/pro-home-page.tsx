import { Download, Store } from 'lucide';
import { usePage } from '#client/app/page/page-context.ts';
import { Section } from '#client/app/parts/section.tsx';
import { Advice } from '#client/components/home/advice.tsx';
import { BeingSetUp } from '#client/components/home/being-set-up.tsx';
import { Classics } from '#client/components/home/classics.tsx';
import { HomeTitle } from '#client/components/home/home-title.tsx';
import { Tasks } from '#client/components/home/tasks.tsx';
import { useStoredSlides } from '#client/components/home/use-stored-slides.ts';
import { AccountOffer } from './account-offer.tsx';
import { CompanyPart } from './company-part.tsx';
import { PartsTeaser } from './parts-teaser.tsx';
import { ProHero } from './pro-hero.tsx';
import type { ProHomeData } from './pro-home-load.ts';
import { Services } from './services.tsx';
import { TrainingDates } from './training-dates.tsx';

const ICONS = { documents: Download, distributor: Store };

export function Page({ data }: { data: ProHomeData }) {
  const { home, slides, view, training, company } = data;
  const { isEnabled } = usePage();
  useStoredSlides(slides);
  const [slide] = slides;
  if (!home) return <BeingSetUp />;
  return (
    <>
      {/* The footer is the same on all pages; its style sheet shows the figures large on this one. */}
      <span data-large-figures hidden />
      <Section name="slider" fallback={<HomeTitle title={home.title} />}>
        {slide ? <ProHero slide={slide} /> : <HomeTitle title={home.title} />}
      </Section>
      <Section name="tasks">{home.tasks.length > 0 && <Tasks tasks={home.tasks} icons={ICONS} />}</Section>
      <Section name="company">
        {company && <CompanyPart company={company} prices={view?.parts.map(({ price }) => price) ?? []} />}
      </Section>
      <Section name="parts">{isEnabled('accessories') && <PartsTeaser view={view} />}</Section>
      <Section name="account">{!company && <AccountOffer />}</Section>
      <Section name="training">{training && <TrainingDates training={training} />}</Section>
      <Section name="classics">
        {home.classics.products.length > 0 && <Classics classics={home.classics} />}
      </Section>
      <Section name="advice">{home.advice.pages.length > 0 && <Advice advice={home.advice} />}</Section>
      <Section name="services">{home.needs && <Services services={home.needs} />}</Section>
    </>
  );
}
