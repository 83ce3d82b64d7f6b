import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import styles from './SideMenu.module.css';
import { useMenuSection } from './useMenuSection.ts';

export interface SideMenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** A link; without it the item is a button. */
  readonly to?: To;
  /** A link out of the shop: a phone number. */
  readonly href?: string;
  readonly isCurrent?: boolean;
  /** Whether this button is the chosen one of its group. */
  readonly isPressed?: boolean;
  /** A note at the end of the line: a count, a name. */
  readonly note?: ReactNode;
}

/** Entries behind a button that expands and collapses them. */
export interface SideMenuSection {
  readonly id: string;
  readonly title: string;
  readonly items: readonly SideMenuItem[];
}

export interface SideMenuGroup {
  readonly title: string;
  /** A note at the right of the title. */
  readonly note?: ReactNode;
  readonly items: readonly SideMenuItem[];
  /** Below the items. */
  readonly sections?: readonly SideMenuSection[];
}

export interface SideMenuGroupsProps {
  readonly groups: readonly SideMenuGroup[];
  readonly onChoose: (item: SideMenuItem) => void;
  readonly onNear: ((item: SideMenuItem) => void) | undefined;
}

function ItemControl({
  item,
  onChoose,
  onNear,
}: Omit<SideMenuGroupsProps, 'groups'> & { readonly item: SideMenuItem }) {
  const inside = (
    <>
      {item.icon}
      <span style={{ flex: 1 }}>{item.label}</span>
      {item.note}
    </>
  );
  if (item.href !== undefined) {
    return (
      <a className={styles.item} href={item.href} onClick={() => onChoose(item)}>
        {inside}
      </a>
    );
  }
  if (item.to === undefined) {
    return (
      <button type="button" className={styles.item} aria-pressed={item.isPressed} onClick={() => onChoose(item)}>
        {inside}
      </button>
    );
  }
  return (
    <Link
      className={styles.item}
      to={item.to}
      aria-current={item.isCurrent ? 'page' : undefined}
      onClick={() => onChoose(item)}
      onPointerEnter={() => onNear?.(item)}
      onFocus={() => onNear?.(item)}
    >
      {inside}
    </Link>
  );
}

function Items({
  items,
  children,
  ...chosen
}: Omit<SideMenuGroupsProps, 'groups'> & { readonly items: readonly SideMenuItem[]; readonly children?: ReactNode }) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.id}>
          <ItemControl item={item} {...chosen} />
        </li>
      ))}
      {children}
    </ul>
  );
}

function Section({ section, ...chosen }: Omit<SideMenuGroupsProps, 'groups'> & { readonly section: SideMenuSection }) {
  const [isOpen, toggle] = useMenuSection(section);
  return (
    <li>
      <button type="button" className={styles.item} aria-expanded={isOpen} onClick={toggle}>
        <ChevronRight />
        {section.title}
      </button>
      {isOpen && <Items items={section.items} {...chosen} />}
    </li>
  );
}

export function SideMenuGroups({ groups, ...chosen }: SideMenuGroupsProps) {
  return (
    <div className={styles.groups}>
      {groups.map(({ title, note, items, sections }) => (
        <section key={title} aria-label={title}>
          <h2 className={styles.title}>
            {title}
            {note && <span>{note}</span>}
          </h2>
          <Items items={items} {...chosen}>
            {sections?.map((section) => (
              <Section key={section.id} section={section} {...chosen} />
            ))}
          </Items>
        </section>
      ))}
    </div>
  );
}
