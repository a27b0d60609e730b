import { listTeamMembers } from '@/lib/company/team-members'
import { teamPage } from '@/lib/content/team'
import { MemberCard } from './member-card'

export async function TeamMembers() {
  const members = await listTeamMembers()
  if (members.length === 0) return <p className="font-serif text-body md:col-span-2">{teamPage.empty}</p>
  return (
    <ul className="contents">
      {members.map((member, index) => (
        <MemberCard key={member.id} member={member} isFirstView={index < 2} />
      ))}
    </ul>
  )
}
