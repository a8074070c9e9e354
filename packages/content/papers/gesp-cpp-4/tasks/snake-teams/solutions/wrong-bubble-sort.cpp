// fails: 08 TLE, 09 TLE
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

struct Member {
    int id, power;
};

struct Team {
    int captain, helmsman;
    long long power;
};

bool ranksBefore(const Member &a, const Member &b) {
    if (a.power != b.power) return a.power > b.power;
    return a.id < b.id;
}

void rankMembers(vector<Member> &members) {
    int n = members.size();
    for (int i = 0; i < n - 1; i++)
        for (int j = 0; j < n - 1 - i; j++)
            if (ranksBefore(members[j + 1], members[j])) swap(members[j], members[j + 1]);
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, k;
    cin >> n >> k;
    vector<Member> members(n);
    for (int i = 0; i < n; i++) {
        members[i].id = i + 1;
        cin >> members[i].power;
    }
    rankMembers(members);

    vector<Team> teams(k, Team{0, 0, 0});
    for (int p = 0; p < n; p++) {
        int place = p % k;
        if (p / k % 2 == 1) place = k - 1 - place;
        Team &team = teams[place];
        if (team.captain == 0) team.captain = members[p].id;
        team.helmsman = members[p].id;
        team.power += members[p].power;
    }
    for (const Team &team : teams)
        cout << team.captain << " " << team.helmsman << " " << team.power << "\n";
    return 0;
}
