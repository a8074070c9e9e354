// fails: 02 WA, 03 WA, 05 WA, 06 WA, 09 WA, 13 WA
#include <iostream>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    int boxes = n / k + 1;
    cout << boxes << " " << boxes * k - n << endl;
    return 0;
}
