import { Resource } from 'ra-core';
import { lazy, type ReactNode } from 'react';

const MenuList = lazy(() =>
  import('#admin/menus/menu-list.tsx').then((loaded) => ({ default: loaded.MenuList })),
);
const MenuEdit = lazy(() =>
  import('#admin/menus/menu-edit.tsx').then((loaded) => ({ default: loaded.MenuEdit })),
);
const MenuCreate = lazy(() =>
  import('#admin/menus/menu-create.tsx').then((loaded) => ({ default: loaded.MenuCreate })),
);
const SettingList = lazy(() =>
  import('#admin/settings/setting-list.tsx').then((loaded) => ({ default: loaded.SettingList })),
);
const SettingEdit = lazy(() =>
  import('#admin/settings/setting-edit.tsx').then((loaded) => ({ default: loaded.SettingEdit })),
);
const SettingCreate = lazy(() =>
  import('#admin/settings/setting-create.tsx').then((loaded) => ({ default: loaded.SettingCreate })),
);
const SlideList = lazy(() =>
  import('#admin/slides/slide-list.tsx').then((loaded) => ({ default: loaded.SlideList })),
);
const SlideEdit = lazy(() =>
  import('#admin/slides/slide-edit.tsx').then((loaded) => ({ default: loaded.SlideEdit })),
);
const SlideCreate = lazy(() =>
  import('#admin/slides/slide-create.tsx').then((loaded) => ({ default: loaded.SlideCreate })),
);
const SupportPageList = lazy(() =>
  import('#admin/support/page-list.tsx').then((loaded) => ({ default: loaded.PageList })),
);
const SupportPageEdit = lazy(() =>
  import('#admin/support/page-edit.tsx').then((loaded) => ({ default: loaded.PageEdit })),
);
const SupportPageCreate = lazy(() =>
  import('#admin/support/page-create.tsx').then((loaded) => ({ default: loaded.PageCreate })),
);
const SupportCategoryList = lazy(() =>
  import('#admin/support/category-list.tsx').then((loaded) => ({ default: loaded.CategoryList })),
);
const SupportCategoryEdit = lazy(() =>
  import('#admin/support/category-edit.tsx').then((loaded) => ({ default: loaded.CategoryEdit })),
);
const SupportCategoryCreate = lazy(() =>
  import('#admin/support/category-create.tsx').then((loaded) => ({ default: loaded.CategoryCreate })),
);
const SupportQuestionList = lazy(() =>
  import('#admin/support/question-list.tsx').then((loaded) => ({ default: loaded.QuestionList })),
);
const SupportQuestionEdit = lazy(() =>
  import('#admin/support/question-edit.tsx').then((loaded) => ({ default: loaded.QuestionEdit })),
);
const SupportQuestionCreate = lazy(() =>
  import('#admin/support/question-create.tsx').then((loaded) => ({ default: loaded.QuestionCreate })),
);
const SupportFaultList = lazy(() =>
  import('#admin/support/fault-list.tsx').then((loaded) => ({ default: loaded.FaultList })),
);
const SupportFaultEdit = lazy(() =>
  import('#admin/support/fault-edit.tsx').then((loaded) => ({ default: loaded.FaultEdit })),
);
const SupportFaultCreate = lazy(() =>
  import('#admin/support/fault-create.tsx').then((loaded) => ({ default: loaded.FaultCreate })),
);
const TagList = lazy(() =>
  import('#admin/tags/tag-list.tsx').then((loaded) => ({ default: loaded.TagList })),
);
const TagEdit = lazy(() =>
  import('#admin/tags/tag-edit.tsx').then((loaded) => ({ default: loaded.TagEdit })),
);
const TagCreate = lazy(() =>
  import('#admin/tags/tag-create.tsx').then((loaded) => ({ default: loaded.TagCreate })),
);
const FulfilmentPage = lazy(() =>
  import('#admin/fulfilment/fulfilment-page.tsx').then((loaded) => ({ default: loaded.FulfilmentPage })),
);

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
