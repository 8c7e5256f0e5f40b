import { UnstyledButton } from '@mantine/core'
import type { IconProps } from '@tabler/icons-react'
import clsx from 'clsx'
import type { ComponentProps, ComponentType } from 'react'
import classes from './rich-text.module.css'

export interface ToolProps extends Omit<ComponentProps<'button'>, 'children'> {
  label: string
  icon: ComponentType<IconProps>
  /** True where the text at the caret has what the tool gives. */
  active?: boolean
}

/** A button of the toolbar. A press leaves the caret where it is in the text. */
export const Tool = ({ label, icon: Icon, active = false, className, ...rest }: ToolProps) => (
  <UnstyledButton
    aria-pressed={active || undefined}
    {...rest}
    className={clsx(classes.tool, className)}
    aria-label={label}
    title={label}
    onMouseDown={(event) => event.preventDefault()}
  >
    <Icon size={16} stroke={1.5} />
  </UnstyledButton>
)
