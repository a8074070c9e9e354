// fails: 01 WA, 02 WA, 04 WA, 05 WA, 06 WA, 07 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA
#include <algorithm>
#include <iostream>
#include <string>
#include <unordered_map>
using namespace std;

int main() {
    int n, most = 0;
    cin >> n;
    unordered_map<string, int> times;
    for (int i = 0; i < n; i++) {
        string s;
        cin >> s;
        s = s.substr(0, 1) + to_string(s.size());
        most = max(most, ++times[s]);
    }
    cout << times.size() << " " << most << endl;
    return 0;
}
