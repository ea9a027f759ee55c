import { Resource } from 'ra-core';
import type { ReactNode } from 'react';
import { lazyScreen } from './lazy-screen.ts';

const MenuList = lazyScreen(() => import('#admin/menus/menu-list.tsx'), 'MenuList');
const MenuEdit = lazyScreen(() => import('#admin/menus/menu-edit.tsx'), 'MenuEdit');
const MenuCreate = lazyScreen(() => import('#admin/menus/menu-create.tsx'), 'MenuCreate');
const SettingList = lazyScreen(() => import('#admin/settings/setting-list.tsx'), 'SettingList');
const SettingEdit = lazyScreen(() => import('#admin/settings/setting-edit.tsx'), 'SettingEdit');
const SettingCreate = lazyScreen(() => import('#admin/settings/setting-create.tsx'), 'SettingCreate');
const SlideList = lazyScreen(() => import('#admin/slides/slide-list.tsx'), 'SlideList');
const SlideEdit = lazyScreen(() => import('#admin/slides/slide-edit.tsx'), 'SlideEdit');
const SlideCreate = lazyScreen(() => import('#admin/slides/slide-create.tsx'), 'SlideCreate');
const SupportPageList = lazyScreen(() => import('#admin/support/page-list.tsx'), 'PageList');
const SupportPageEdit = lazyScreen(() => import('#admin/support/page-edit.tsx'), 'PageEdit');
const SupportPageCreate = lazyScreen(() => import('#admin/support/page-create.tsx'), 'PageCreate');
const SupportCategoryList = lazyScreen(() => import('#admin/support/category-list.tsx'), 'CategoryList');
const SupportCategoryEdit = lazyScreen(() => import('#admin/support/category-edit.tsx'), 'CategoryEdit');
const SupportCategoryCreate = lazyScreen(
  () => import('#admin/support/category-create.tsx'),
  'CategoryCreate',
);
const SupportQuestionList = lazyScreen(() => import('#admin/support/question-list.tsx'), 'QuestionList');
const SupportQuestionEdit = lazyScreen(() => import('#admin/support/question-edit.tsx'), 'QuestionEdit');
const SupportQuestionCreate = lazyScreen(
  () => import('#admin/support/question-create.tsx'),
  'QuestionCreate',
);
const SupportFaultList = lazyScreen(() => import('#admin/support/fault-list.tsx'), 'FaultList');
const SupportFaultEdit = lazyScreen(() => import('#admin/support/fault-edit.tsx'), 'FaultEdit');
const SupportFaultCreate = lazyScreen(() => import('#admin/support/fault-create.tsx'), 'FaultCreate');
const TagList = lazyScreen(() => import('#admin/tags/tag-list.tsx'), 'TagList');
const TagEdit = lazyScreen(() => import('#admin/tags/tag-edit.tsx'), 'TagEdit');
const TagCreate = lazyScreen(() => import('#admin/tags/tag-create.tsx'), 'TagCreate');
const FulfilmentPage = lazyScreen(() => import('#admin/fulfilment/fulfilment-page.tsx'), 'FulfilmentPage');

/** Screens of what surrounds the pages of the site. The library reads its resources from elements, not from components. */
export function renderContentScreens(): ReactNode {
  return (
    <>
      <Resource name="slides" list={SlideList} edit={SlideEdit} create={SlideCreate} />
      <Resource name="menus" list={MenuList} edit={MenuEdit} create={MenuCreate} />
      <Resource name="settings" list={SettingList} edit={SettingEdit} create={SettingCreate} />
      <Resource
        name="support-pages"
        list={SupportPageList}
        edit={SupportPageEdit}
        create={SupportPageCreate}
      />
      <Resource
        name="support-categories"
        list={SupportCategoryList}
        edit={SupportCategoryEdit}
        create={SupportCategoryCreate}
      />
      <Resource
        name="support-questions"
        list={SupportQuestionList}
        edit={SupportQuestionEdit}
        create={SupportQuestionCreate}
      />
      <Resource
        name="support-faults"
        list={SupportFaultList}
        edit={SupportFaultEdit}
        create={SupportFaultCreate}
      />
      <Resource name="tags" list={TagList} edit={TagEdit} create={TagCreate} />
      <Resource name="fulfilment" list={FulfilmentPage} />
    </>
  );
}
