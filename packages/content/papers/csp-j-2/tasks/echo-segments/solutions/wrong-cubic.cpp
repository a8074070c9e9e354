// fails-subtask: 2 TLE, 3 TLE, 4 Skipped
#include <iostream>
#include <string>
using namespace std;

int main() {
    int n;
    string s;
    cin >> n >> s;
    long long answer = 0;
    for (int l = 0; l < n; l++)
        for (int r = l + 1; r < n; r++) {
            if (s[l] != s[r]) continue;
            bool other = false;
            for (int i = l + 1; i < r && !other; i++) other = s[i] != s[l];
            if (other) answer++;
        }
    cout << answer << endl;
    return 0;
}
