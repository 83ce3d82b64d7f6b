import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import styles from './SideMenu.module.css';

export interface SideMenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** A link; without it the item is a button. */
  readonly to?: To;
  /** A link out of the shop: a phone number. */
  readonly href?: string;
  readonly isCurrent?: boolean;
  /** Of buttons that choose among themselves: whether this is the one chosen. */
  readonly isPressed?: boolean;
  /** A note at the right: a count, a name. */
  readonly note?: ReactNode;
}

export interface SideMenuGroup {
  readonly title: string;
  readonly items: readonly SideMenuItem[];
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

export function SideMenuGroups({ groups, onChoose, onNear }: SideMenuGroupsProps) {
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <section key={group.title} aria-label={group.title}>
          <h2 className={styles.title}>{group.title}</h2>
          <ul className={styles.items}>
            {group.items.map((item) => (
              <li key={item.id}>
                <ItemControl item={item} onChoose={onChoose} onNear={onNear} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
